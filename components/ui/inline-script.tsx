/** The content security policy allows the scripts of `lib/browser-scripts` by their hashes. */
export function InlineScript({ text }: { text: string }) {
  return <script>{text}</script>;
}
