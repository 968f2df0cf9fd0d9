import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { space } from '#theme/space';
import { Flag, type FlagCode } from '../../ui/media/Flag';
import { IconButton } from '../../ui/actions/IconButton';
import { CaretDownIcon } from '../../ui/media/icons';
import { innerSlots } from '../../ui/styles/innerSlots';
import { media } from '../../ui/styles/media';
import { Menu } from '../../ui/actions/Menu';
import { slotClasses } from '../../ui/styles/slotClasses';
import { withClass } from '../../ui/styles/withClass';

const languageSelectClasses = slotClasses('MarqueeLanguageSelect', ['root', 'code']);

const LanguageSelectRoot = styled('div', {
  name: 'MarqueeLanguageSelect',
  slot: 'Root',
  overridesResolver: innerSlots(languageSelectClasses),
})<{ ownerState: LanguageSelectProps }>({
  display: 'inline-flex',
  [`& .${languageSelectClasses.code}`]: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space(1.5),
    [media.compact]: { display: 'none' },
  },
});

interface LanguageSelectProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  value: FlagCode;
  /** Names in their own language: "Tiếng Việt", "English". */
  options: readonly { code: FlagCode; name: string }[];
  /** "Ngôn ngữ: Tiếng Việt" */
  label: string;
  onChange: (value: FlagCode) => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeLanguageSelect: LanguageSelectProps;
  }
}

/** The current language as a flag button, which opens the list of languages. */
export function LanguageSelect(given: LanguageSelectProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeLanguageSelect' });
  const { value, options, label, onChange, className, ...rest } = props;
  return (
    <LanguageSelectRoot
      {...rest}
      className={withClass(languageSelectClasses.root, className)}
      ownerState={props}
    >
      <Menu
        label={label}
        items={options.map(({ code, name }) => ({
          id: code,
          label: name,
          icon: <Flag code={code} />,
          checked: code === value,
          onSelect: () => onChange(code),
        }))}
        opener={(opener) => (
          <IconButton label={label} {...opener}>
            <Flag code={value} />
            <span className={languageSelectClasses.code}>
              {value}
              <CaretDownIcon fontSize={12} />
            </span>
          </IconButton>
        )}
      />
    </LanguageSelectRoot>
  );
}
