/** Two equal squares, one turned by 45 degrees, cross at this share of their corners' distance from the centre. */
const NOTCH = 0.765;

/**
 * The corners of an eight-fold star for an SVG polygon.
 * @param x centre, in units of the drawing
 * @param y centre, in units of the drawing
 * @param radius distance of the tips from the centre
 */
export function starPoints(x: number, y: number, radius: number): string {
  return Array.from({ length: 16 }, (_, corner) => {
    const angle = (corner * Math.PI) / 8;
    const reach = corner % 2 === 0 ? radius : radius * NOTCH;
    return `${(x + reach * Math.cos(angle)).toFixed(1)},${(y + reach * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}
