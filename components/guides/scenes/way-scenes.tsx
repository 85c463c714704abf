import { Kaaba } from './mosque-scenes';
import styles from './scene.module.css';
import { SceneFrame, type SceneProps, Sun } from './scene-frame';

/** A house with a lit door at dawn, a road and a bag. */
export function HomeScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} sky="dawn">
      <Sun x={54} y={64} radius={11.5} />
      <path className={styles.far} d="M0 75q30-16 65-3t65-6 70 7v40H0z" />
      <path className={styles.hill} d="M0 83q48-11 95-2t105-3v35H0z" />
      <path className={styles.sand} d="M0 92q65-9 130-3t70-2v26H0z" />
      <path className={styles.ground} d="M140 93h45l15 4v4h-44z" />
      <path className={styles.tower} d="M158 93V66h27v27z" />
      <path className={styles.dark} d="M116 93V55h42v38zM114 52h46v4h-46zM158 63h29v4h-29z" />
      <path
        className={styles.light}
        d="M130 93V76a6 6 0 0 1 12 0v17zM121 71v-5a2 2 0 0 1 4 0v5zm26 0v-5a2 2 0 0 1 4 0v5zm18 8v-5a2 2 0 0 1 4 0v5zm9 0v-5a2 2 0 0 1 4 0v5z"
      />
      <path className={styles.road} d="M130 93h12q-6 8-28 20H63q55-11 67-20z" />
      <path className={styles.shade} d="M144 94.5h12l4 1.5h-14z" />
      <path className={styles.hill} d="M145 88h9v7h-9zm2.5 0v-2h4v2h-1v-1h-2v1z" />
      <path className={styles.gold} d="M145 90.5h9v.8h-9z" />
    </SceneFrame>
  );
}

/** A white threshold across a desert road, with folded ihram cloths at its sides. */
export function MiqatScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} sky="day">
      <Sun x={100} y={38} radius={9.5} />
      <path className={styles.far} d="M0 67l23-10 20 7 25-12 22 11 28-10 25 11 27-9 30 11v47H0z" />
      <path className={styles.sand} d="M0 74q53-9 105-3t95-2v44H0z" />
      <path className={styles.ground} d="M0 93q55-9 118-2t82-3v25H0z" />
      <path className={styles.road} d="M97 71h7l36 42H60z" />
      <path className={styles.white} d="M66 88V52h8v36zm60 0V52h9v36z" />
      <path className={styles.fold} d="M71 88V52h3v36zm61 0V52h3v36z" />
      <path className={styles.white} d="M63 53v-7q37-22 74 0v7h-8v-2q-29-18-57 0v2z" />
      <path className={styles.line} d="M67 49q33-20 66 0" />
      <path
        className={styles.white}
        d="M60 88h81l3 4H57zM24 100h28v3H24zm2-4h24v3H26zm122 4h28v3h-28zm2-4h24v3h-24z"
      />
      <path className={styles.fold} d="M24 102h28v2H24zm2-4h24v2H26zm122 4h28v2h-28zm2-4h24v2h-24z" />
    </SceneFrame>
  );
}

/** The Kaaba small on the horizon under a crescent, and a road that leads away from it. */
export function FarewellScene({ label }: SceneProps) {
  return (
    <SceneFrame label={label} sky="dusk">
      <path className={`${styles.sun} ${styles.rising}`} d="M142 17a11 11 0 1 0 8 18 9 9 0 1 1-8-18z" />
      <path className={styles.far} d="M0 66q35-17 73-6t67-4 60 6v51H0z" opacity="0.6" />
      <path
        className={styles.dark}
        d="M53 71V54h2l2-16 1-3 2 3 1 16h28v-2h22v2h28l2-16 1-3 2 3 1 16h3v17z"
        opacity="0.85"
      />
      <path
        className={styles.light}
        d="M67 69v-6a3 3 0 0 1 5 0v6zm10 0v-6a3 3 0 0 1 5 0v6zm41 0v-6a3 3 0 0 1 5 0v6zm10 0v-6a3 3 0 0 1 5 0v6z"
        opacity="0.7"
      />
      <path className={styles.road} d="M83 71h35v2H83z" />
      <Kaaba x={100} y={71.5} size={0.96} />
      <path className={styles.ground} d="M0 73q100-5 200 0v40H0z" />
      <path className={styles.road} d="M98 72h4q9 8 28 16t45 25h-67q-3-16-6-25t-4-16z" />
      <path className={styles.hill} d="M0 95q38-12 75 5t15 13H0zm200-2q-27-9-47 5t-3 15h50z" />
      <path className={styles.line} d="M0 95q38-12 75 5m125-7q-27-9-47 5" />
    </SceneFrame>
  );
}
