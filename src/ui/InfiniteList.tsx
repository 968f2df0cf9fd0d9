import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button } from './Button';
import { useNear } from './useNear';

const End = styled('div', { name: 'MarqueeInfiniteList', slot: 'End' })({
  display: 'flex',
  justifyContent: 'center',
  padding: '20px 0',
});

interface InfiniteListProps {
  children: ReactNode;
  hasMore: boolean;
  loading: boolean;
  /** The last page did not come: it is asked for by hand only. */
  failed?: boolean;
  onMore: () => void;
  labels: { more: string; retry: string };
}

/** A list that asks for its next page when its end comes near; a button does the same without scrolling. */
export function InfiniteList({ children, hasMore, loading, failed, onMore, labels }: InfiniteListProps) {
  return (
    <>
      {children}
      {hasMore && (
        <End>
          {!loading && !failed && <Sentinel onNear={onMore} />}
          <Button loading={loading} onClick={onMore}>
            {failed ? labels.retry : labels.more}
          </Button>
        </End>
      )}
    </>
  );
}

function Sentinel({ onNear }: { onNear: () => void }) {
  const { ref, near } = useNear<HTMLSpanElement>(false);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (near) tell();
  }, [near]);
  return <span ref={ref} />;
}
