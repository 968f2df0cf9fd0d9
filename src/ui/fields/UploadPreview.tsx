import { useState } from 'react';
import { IconButton } from '../actions/IconButton';
import { WarningCircleFillIcon, XIcon } from '../media/icons';
import { Progress } from '../feedback/Progress';
import { Spinner } from '../feedback/Spinner';
import type { UploadedFile } from './Upload';
import { uploadClasses } from './UploadRoot';
import { useFilePicture } from '../hooks/useFilePicture';
import { withClass } from '../styles/withClass';

const { item, picture: pictureClass, fading, over, sent, remove, refused } = uploadClasses;

interface UploadPreviewProps {
  file: UploadedFile;
  removeLabel: string;
  sendingLabel: string;
  onRemove: () => void;
}

/** One picture of an upload with its progress. */
export function UploadPreview({ file, removeLabel, sendingLabel, onRemove }: UploadPreviewProps) {
  const picture = useFilePicture(file.picture);
  // What is no picture has been refused, and says so below.
  const [isBroken, setBroken] = useState(false);
  return (
    <li
      className={withClass(item, file.state === 'refused' ? refused : '')}
      aria-busy={file.state === 'uploading' || undefined}
    >
      {!isBroken && (
        <img
          className={withClass(pictureClass, file.state === 'done' ? '' : fading)}
          ref={picture}
          alt={file.name}
          onError={() => setBroken(true)}
        />
      )}
      <span className={over}>
        {file.state === 'uploading' && <Spinner />}
        {file.state === 'refused' && <WarningCircleFillIcon fontSize={24} />}
      </span>
      {file.state === 'uploading' && file.share !== undefined && (
        <span className={sent}>
          <Progress value={file.share * 100} label={sendingLabel} />
        </span>
      )}
      <span className={remove}>
        <IconButton label={removeLabel} tone="art" onClick={onRemove}>
          <XIcon fontSize={14} />
        </IconButton>
      </span>
    </li>
  );
}
