/**
 * Writes one of the scripts of `lib/browser-scripts` into the page, whose policy allows them by their hashes. No other
 * component writes scripts.
 */
export function InlineScript({ text }: { text: string }) {
  return <script>{text}</script>;
}
