/** Closes disclosures on phones before they are painted, except the one with the target of the fragment. */
export default function foldOnPhones(
  part = document.currentScript?.previousElementSibling as HTMLElement,
): void {
  if (!matchMedia('(max-width:47.99rem)').matches) return;
  for (const details of part.querySelectorAll('details'))
    details.open = details.contains(document.getElementById(location.hash.slice(1)));
}
