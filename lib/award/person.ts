/** Who is signed in, as the award forms need to know it. */
export interface Person {
  name: string;
  /** Pseudonym of the sign-on; stored drafts are kept under it. */
  subject: string;
}
