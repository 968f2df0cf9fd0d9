import { styled } from '@mui/material/styles';
import { Flag, type FlagCode } from './Flag';
import { IconButton } from './IconButton';
import { CaretDownIcon } from './icons';
import { media } from './media';
import { Menu } from './Menu';

const Code = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  [media.compact]: { display: 'none' },
});

interface LanguageSelectProps {
  value: FlagCode;
  /** Names in their own language: "Tiếng Việt", "English". */
  options: readonly { code: FlagCode; name: string }[];
  /** "Ngôn ngữ: Tiếng Việt" */
  label: string;
  onChange: (code: FlagCode) => void;
}

export function LanguageSelect({ value, options, label, onChange }: LanguageSelectProps) {
  return (
    <Menu
      label={label}
      items={options.map(({ code, name }) => ({
        id: code,
        label: name,
        icon: <Flag code={code} />,
        checked: code === value,
        onSelect: () => onChange(code),
      }))}
      opener={(props) => (
        <IconButton label={label} {...props}>
          <Flag code={value} />
          <Code>
            {value}
            <CaretDownIcon fontSize={12} />
          </Code>
        </IconButton>
      )}
    />
  );
}
