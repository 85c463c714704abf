import { controlState, Field, type FieldLooks } from '@/components/ui/field';
import fieldStyles from '@/components/ui/field.module.css';
import { ACCEPT } from '@/lib/forms/files/rules';
import styles from './posted-file-field.module.css';

interface Props extends FieldLooks {
  name: string;
  multiple: boolean;
  /** Without script the check page of the form asks for the files instead. Forms of the staff have none. */
  hasCheckPage?: boolean;
}

/** The browser's own control for files, in a plain post. */
export function PostedFileField({ name, multiple, hasCheckPage = true, ...looks }: Props) {
  return (
    <div className={hasCheckPage ? `${styles.files} ${styles.asked}` : styles.files}>
      <Field {...looks}>
        <input
          type="file"
          accept={ACCEPT}
          className={fieldStyles.control}
          name={name}
          multiple={multiple}
          {...controlState(looks)}
        />
      </Field>
    </div>
  );
}
