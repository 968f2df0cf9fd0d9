/** 0 to 100; what is no number counts as nothing done (spec §5). */
export const clampPercent = (value: number) => (Number.isNaN(value) ? 0 : Math.min(100, Math.max(0, value)));
