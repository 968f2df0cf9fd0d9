import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { vars } from '#theme/vars';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { ArrowsClockwiseIcon, PlusIcon, WarningCircleFillIcon, XIcon } from './icons';
import { Progress } from './Progress';
import { Spinner } from './Spinner';
import { focusRing, hidden } from './styleParts';
import { useFilePicture } from './useFilePicture';

const Root = styled('div', { name: 'MarqueeUpload', slot: 'Root' })({
  '& > b': { display: 'block', marginBottom: 6, fontSize: 13, fontWeight: 600, color: vars.text.secondary },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: 10, margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 96,
    height: 96,
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
    border: `1.5px solid ${vars.line.subtle}`,
    backgroundColor: vars.surface.field,
    color: vars.text.secondary,
    fontSize: 12,
  },
  '& .add': { borderStyle: 'dashed', borderColor: vars.line.control },
  '& .add:has(:focus-visible)': focusRing,
  '& label': {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    height: '100%',
    textAlign: 'center',
    cursor: 'pointer',
  },
  '& label svg': { display: 'block', margin: '0 auto 4px' },
  '& input': hidden,
  '& li[data-state=refused]': { borderColor: vars.danger.main },
  '& li img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& li:not([data-state=done]) img': { opacity: 0.35 },
  '& .over': { position: 'absolute' },
  '& .sent': { position: 'absolute', right: 8, bottom: 8, left: 8 },
  '& .remove': {
    position: 'absolute',
    top: 4,
    right: 4,
    '& button': { width: 28, height: 28, minWidth: 28 },
  },
  '& .note': { margin: '8px 0 0', fontSize: 12, lineHeight: '16px', color: vars.text.muted },
  '& .refused': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', marginTop: 6 },
  '& .reason': {
    margin: 0,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.danger.main,
    overflowWrap: 'anywhere',
  },
});

export interface UploadedFile {
  id: string;
  name: string;
  picture: Blob;
  state: 'done' | 'uploading' | 'refused';
  /** While it is on its way: how much of it is out, from 0 to 1. */
  share?: number;
  /** Why it was refused. */
  reason?: ReactNode;
  /** It is kept, and can be sent once more. */
  canRetry?: boolean;
}

interface UploadProps {
  label: string;
  /** What is taken: "Ảnh PNG hoặc JPG, mỗi ảnh tối đa 5 MB, tối đa 3 ảnh". */
  note: string;
  addLabel: string;
  removeLabel: (name: string) => string;
  /** Names the bar of a file on its way. */
  sendingLabel: (name: string) => string;
  /** "Thử lại"; the name of the file is read out behind it. */
  retryLabel: string;
  files: readonly UploadedFile[];
  max: number;
  accept?: string;
  onAdd: (files: readonly File[]) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** Pictures to be sent along. What is taken and what refused is the caller's rule. */
export function Upload(props: UploadProps) {
  const {
    label,
    note,
    addLabel,
    removeLabel,
    sendingLabel,
    retryLabel,
    files,
    max,
    accept = 'image/png,image/jpeg',
    onAdd,
    onRetry,
    onRemove,
  } = props;
  const id = useId();
  return (
    <Root role="group" aria-labelledby={id}>
      <b id={id}>{label}</b>
      <ul>
        {files.map((file) => (
          <Preview
            key={file.id}
            file={file}
            removeLabel={removeLabel(file.name)}
            sendingLabel={sendingLabel(file.name)}
            onRemove={() => onRemove(file.id)}
          />
        ))}
        {files.length < max && (
          <li className="add">
            <label>
              <input
                type="file"
                multiple
                accept={accept}
                aria-describedby={`${id}-note`}
                onChange={({ target }) => {
                  onAdd([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
              <span>
                <PlusIcon fontSize={20} /> {addLabel}
              </span>
            </label>
          </li>
        )}
      </ul>
      {files
        .filter(({ reason }) => reason !== undefined)
        .map((file) => (
          <div className="refused" key={file.id}>
            <p className="reason" role="alert">
              {file.name}: {file.reason}
            </p>
            {file.canRetry && (
              <Button
                size="small"
                aria-label={`${retryLabel} ${file.name}`}
                onClick={() => onRetry(file.id)}
                startIcon={<ArrowsClockwiseIcon fontSize={14} />}
              >
                {retryLabel}
              </Button>
            )}
          </div>
        ))}
      <p className="note" id={`${id}-note`}>
        {note}
      </p>
    </Root>
  );
}

function Preview({
  file,
  removeLabel,
  sendingLabel,
  onRemove,
}: {
  file: UploadedFile;
  removeLabel: string;
  sendingLabel: string;
  onRemove: () => void;
}) {
  const picture = useFilePicture(file.picture);
  return (
    <li data-state={file.state} aria-busy={file.state === 'uploading' || undefined}>
      <img ref={picture} alt={file.name} />
      <span className="over">
        {file.state === 'uploading' && <Spinner />}
        {file.state === 'refused' && <WarningCircleFillIcon fontSize={24} />}
      </span>
      {file.state === 'uploading' && file.share !== undefined && (
        <span className="sent">
          <Progress value={file.share * 100} label={sendingLabel} />
        </span>
      )}
      <span className="remove">
        <IconButton label={removeLabel} tone="art" onClick={onRemove}>
          <XIcon fontSize={14} />
        </IconButton>
      </span>
    </li>
  );
}
