import type { useSaferPlay } from '@/data/resources/useSaferPlay';

export type LimitActs = Pick<ReturnType<typeof useSaferPlay>, 'setLimit' | 'confirmLimit'>;
