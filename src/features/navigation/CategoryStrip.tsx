import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { layout } from '#theme/layout';
import { space } from '#theme/space';
import { textSize } from '#theme/textSize';
import { vars } from '#theme/vars';
import { routeOf } from '@/config/routes';
import { useHydrated } from '@/data/core/useHydrated';
import { anchor } from '@/ui/hooks/anchor';
import { CategoryIcon } from '@/ui/media/CategoryIcon';
import { media } from '@/ui/styles/media';
import { focusRing } from '@/ui/styles/styleParts';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { ownClasses } from '@/ui/styles/ownClasses';
import { isCategory } from './isCategory';
import { useNavigation } from './useNavigation';

const slot = ownClasses('CategoryStrip', ['place', 'list']);

// The fixed height prevents a layout shift when the categories load.
const Root = styled('nav')({
  display: 'none',
  // A banner's picture may overflow into this strip; the strip stays above it.
  position: 'relative',
  zIndex: 1,
  height: 76,
  // It reaches the edges of the screen: an item cut off there shows that the strip scrolls.
  margin: `0 ${-layout.phoneMargin}px`,
  padding: `0 ${layout.phoneMargin}px`,
  scrollPadding: layout.phoneMargin,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [media.phone]: { display: 'block' },
  [`& .${slot.list}`]: {
    display: 'flex',
    gap: space(1.5),
    width: 'max-content',
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  [`& .${slot.place}`]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space(1),
    minWidth: 66,
    height: 76,
    padding: '0 6px',
    borderRadius: vars.radius.md,
    color: vars.text.secondary,
    fontSize: textSize.caption,
    lineHeight: '16px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    '&[aria-current]': { backgroundColor: vars.surface.selected, color: vars.text.primary },
    '&:focus-visible': { ...focusRing, outlineOffset: -3 },
  },
});

/** Lists the categories on phones, where the header has no room for them. */
export function CategoryStrip() {
  const { t } = useTranslation('nav');
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const current = useHydrated() ? routeOf(pathname)?.path : undefined;
  // On wider screens CSS hides the strip; rendering no items there saves the work.
  const isPhone = useIsPhone();
  const items = (isPhone ? navigation : []).flatMap(({ key, ...item }) =>
    isCategory(key) ? [{ key, ...item }] : [],
  );
  return (
    <Root aria-label={t('categories')}>
      <ul className={slot.list}>
        {items.map(({ key, label, path }) => {
          const { component: Part, ...address } = anchor(path);
          return (
            <li key={key}>
              <Part {...address} className={slot.place} aria-current={path === current ? 'page' : undefined}>
                <CategoryIcon category={key} size="large" />
                {key === 'LIVE' ? t('short.LIVE') : label}
              </Part>
            </li>
          );
        })}
      </ul>
    </Root>
  );
}
