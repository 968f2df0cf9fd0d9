/** Limits a value to 0–100; NaN counts as 0 (spec §5). */
export const clampPercent = (value: number) => (Number.isNaN(value) ? 0 : Math.min(100, Math.max(0, value)));
