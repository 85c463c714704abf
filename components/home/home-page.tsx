import { HomeData } from './home-data';
import { HomeHero } from './home-hero';
import { HomeLists } from './home-lists';
import styles from './home-page.module.css';

/** The home page: one screen where it fits (SHELL-14), with search, season, what people come for, news and services. */
export function HomePage() {
  return (
    <div className={styles.page}>
      <HomeData />
      <HomeHero />
      <HomeLists />
    </div>
  );
}
