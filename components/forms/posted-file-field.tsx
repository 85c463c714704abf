import { controlState, Field, type FieldLooks } from '@/components/ui/field';
import fieldStyles from '@/components/ui/field.module.css';
import { ACCEPT } from '@/lib/forms/files/rules';
import styles from './posted-file-field.module.css';

interface Props extends FieldLooks {
  name: string;
  multiple: boolean;
}

/** The browser's own control for files, in a plain post. Without script the check page asks for the files instead. */
export function PostedFileField({ name, multiple, ...looks }: Props) {
  return (
    <div className={styles.files}>
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
