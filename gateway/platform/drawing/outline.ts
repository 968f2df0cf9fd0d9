type Point = readonly [x: number, y: number];

export type Command =
  | { type: 'M'; x: number; y: number }
  | { type: 'L'; x: number; y: number }
  | { type: 'Q'; x1: number; y1: number; x: number; y: number }
  | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { type: 'Z' };

export type Outline = readonly Command[];

export type Bounds = { left: number; top: number; right: number; bottom: number };

const straightPieces = 4;

export function mapPoints(outline: Outline, move: (x: number, y: number) => Point): Command[] {
  return outline.map((command): Command => {
    if (command.type === 'Z') return command;
    const [x, y] = move(command.x, command.y);
    if (command.type === 'M' || command.type === 'L') return { type: command.type, x, y };
    const [x1, y1] = move(command.x1, command.y1);
    if (command.type === 'Q') return { type: 'Q', x1, y1, x, y };
    const [x2, y2] = move(command.x2, command.y2);
    return { type: 'C', x1, y1, x2, y2, x, y };
  });
}

/** The box round all points; control points included, so a curve is never outside of it. */
export function boundsOf(outline: Outline): Bounds {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  mapPoints(outline, (x, y) => {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
    return [x, y];
  });
  return bounds;
}

/** Splits straight lines, so that a warp can bend them. */
export function densify(outline: Outline): Command[] {
  let from: Point = [0, 0];
  return outline.flatMap((command): Command[] => {
    if (command.type === 'Z') return [command];
    const [startX, startY] = from;
    from = [command.x, command.y];
    if (command.type !== 'L') return [command];
    return Array.from({ length: straightPieces }, (_, at): Command => {
      const share = (at + 1) / straightPieces;
      return {
        type: 'L',
        x: startX + (command.x - startX) * share,
        y: startY + (command.y - startY) * share,
      };
    });
  });
}

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function toPath(outline: Outline): string {
  return outline
    .map((command) => {
      switch (command.type) {
        case 'Z':
          return 'Z';
        case 'Q':
          return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`;
        case 'C':
          return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`;
        default:
          return command.type + point(command.x, command.y);
      }
    })
    .join('');
}
