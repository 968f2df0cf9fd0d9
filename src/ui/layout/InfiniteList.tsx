import { styled, useThemeProps } from '@mui/material/styles';
import { useEffect, useEffectEvent, type ComponentPropsWithRef } from 'react';
import { Button } from '../actions/Button';
import { slotClasses } from '../styles/slotClasses';
import { useNearViewport } from '../hooks/useNearViewport';
import { withClass } from '../styles/withClass';

export const infiniteListClasses = slotClasses('MarqueeInfiniteList', ['root']);

const Root = styled('div', { name: 'MarqueeInfiniteList', slot: 'Root' })<{ ownerState: InfiniteListProps }>({
  display: 'flex',
  justifyContent: 'center',
  padding: '20px 0',
});

interface InfiniteListProps extends ComponentPropsWithRef<'div'> {
  hasMore: boolean;
  loading: boolean;
  /** The last page failed to load; only the button fetches it again. */
  failed?: boolean;
  onMore: () => void;
  labels: { more: string; retry: string };
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeInfiniteList: InfiniteListProps;
  }
}

/**
 * A list that loads its next page when its end comes near; a button does the same without scrolling. The root is the
 * element at the end of the list.
 */
export function InfiniteList(given: InfiniteListProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeInfiniteList' });
  const { children, hasMore, loading, failed, onMore, labels, className, ...rest } = props;
  return (
    <>
      {children}
      {hasMore && (
        <Root {...rest} className={withClass(infiniteListClasses.root, className)} ownerState={props}>
          {!loading && !failed && <Sentinel onNear={onMore} />}
          <Button loading={loading} onClick={onMore}>
            {failed ? labels.retry : labels.more}
          </Button>
        </Root>
      )}
    </>
  );
}

function Sentinel({ onNear }: { onNear: () => void }) {
  const { ref, near } = useNearViewport<HTMLSpanElement>(false);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (near) tell();
  }, [near]);
  return <span ref={ref} />;
}
