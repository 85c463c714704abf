/**
 * Renders one of the scripts of `lib/browser-scripts` inline; the content security policy allows them by
 * their hashes. No other component renders inline scripts.
 */
export function InlineScript({ text }: { text: string }) {
  return <script>{text}</script>;
}
