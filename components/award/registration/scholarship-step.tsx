'use client';

import { SelectQuestion } from './choice-question';
import { DateQuestion } from './date-question';
import { ListQuestion } from './list-question';
import styles from './questions.module.css';
import { TextQuestion } from './text-question';
import { useOptions } from './use-options';

/** Step 2: the scholarship. */
export function ScholarshipStep() {
  const levels = useOptions('academicLevel');
  return (
    <div className={styles.grid}>
      <ListQuestion name="scholarshipCountryId" list="listScholarshipCountries" />
      <TextQuestion name="scholarshipUniversityName" />
      <TextQuestion name="scholarshipCity" />
      <SelectQuestion name="academicLevel" options={levels} />
      <TextQuestion name="scholarshipSpecialization" />
      <ListQuestion name="currentEducationalLevel" list="listEducationalLevels" />
      <DateQuestion name="expectedGraduationDate" />
    </div>
  );
}
