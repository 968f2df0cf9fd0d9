import { useThemeProps } from '@mui/material/styles';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { ArrowsClockwiseIcon, PlusIcon } from '../media/icons';
import { UploadPreview } from './UploadPreview';
import { uploadClasses, UploadRoot } from './UploadRoot';
import { withClass } from '../styles/withClass';

const { item, add, pick, plus } = uploadClasses;

export interface UploadedFile {
  id: string;
  name: string;
  picture: Blob;
  state: 'done' | 'uploading' | 'refused';
  /** While uploading: the sent share, from 0 to 1. */
  share?: number;
  /** Why the picture was refused. */
  reason?: ReactNode;
  /** Whether the picture can be uploaded again. */
  canRetry?: boolean;
}

interface UploadProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string;
  /** The accepted files: "Ảnh PNG hoặc JPG, mỗi ảnh tối đa 5 MB, tối đa 3 ảnh". */
  note: string;
  addLabel: string;
  removeLabel: (name: string) => string;
  /** Accessible name of a file's progress bar. */
  sendingLabel: (name: string) => string;
  /** "Thử lại"; for screen readers the file name is added. */
  retryLabel: string;
  files: readonly UploadedFile[];
  max: number;
  /** @default image/png,image/jpeg */
  accept?: string;
  onAdd: (files: readonly File[]) => void;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    MarqueeUpload: UploadProps;
  }
}

/** Pictures to attach. The caller decides what is accepted and refused. */
export function Upload(given: UploadProps) {
  const props = useThemeProps({ props: given, name: 'MarqueeUpload' });
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
    className,
    ...rest
  } = props;
  const id = useId();
  return (
    <UploadRoot
      role="group"
      aria-labelledby={id}
      {...rest}
      className={withClass(uploadClasses.root, className)}
      ownerState={props}
    >
      <b className={uploadClasses.label} id={id}>
        {label}
      </b>
      <ul className={uploadClasses.list}>
        {files.map((file) => (
          <UploadPreview
            key={file.id}
            file={file}
            removeLabel={removeLabel(file.name)}
            sendingLabel={sendingLabel(file.name)}
            onRemove={() => onRemove(file.id)}
          />
        ))}
        {files.length < max && (
          <li className={withClass(item, add)}>
            <label className={pick}>
              <input
                className={uploadClasses.input}
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
                <PlusIcon className={plus} fontSize={20} /> {addLabel}
              </span>
            </label>
          </li>
        )}
      </ul>
      {files
        .filter(({ reason }) => reason !== undefined)
        .map((file) => (
          <div className={uploadClasses.refusal} key={file.id}>
            <p className={uploadClasses.reason} role="alert">
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
      <p className={uploadClasses.note} id={`${id}-note`}>
        {note}
      </p>
    </UploadRoot>
  );
}
