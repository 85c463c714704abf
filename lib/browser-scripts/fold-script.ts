/**
 * Closes disclosures on phones before they are painted, so that a long page starts as its index. The server sends them
 * open, and without script they stay open; the one with the target of the address's fragment stays open too.
 */
export default function foldOnPhones(
  part = document.currentScript?.previousElementSibling as HTMLElement,
): void {
  if (!matchMedia('(max-width:47.99rem)').matches) return;
  for (const details of part.querySelectorAll('details'))
    details.open = details.contains(document.getElementById(location.hash.slice(1)));
}
