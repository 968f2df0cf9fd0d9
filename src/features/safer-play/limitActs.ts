import type { useSaferPlay } from '@/data/useSaferPlay';

export type LimitActs = Pick<ReturnType<typeof useSaferPlay>, 'setLimit' | 'confirmLimit'>;
