/**
 * A stored text for structured data. `next-seo` escapes `</script>` in exactly this form, so another end of the
 * element, such as `</script >`, would let the text continue as markup. Without `<` none can.
 */
export const toDataText = (text: string): string => text.replaceAll('<', '‹');
