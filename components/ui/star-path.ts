/** A regular star polygon {points/step} around the origin as SVG path data, first point up. */
export function starPath(points: number, step: number, radius: number): string {
  const rings = greatestCommonDivisor(points, step);
  return Array.from({ length: rings }, (_, ring) => {
    const corners = Array.from({ length: points / rings }, (_, index) =>
      corner((ring + index * step) / points, radius),
    );
    return `M${corners.join(' ')}z`;
  }).join('');
}

function corner(turn: number, radius: number): string {
  const angle = 2 * Math.PI * turn;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(radius * Math.sin(angle))} ${round(-radius * Math.cos(angle))}`;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
