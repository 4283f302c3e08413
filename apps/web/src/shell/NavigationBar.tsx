import { useNavigation } from 'react-router';
import styles from './NavigationBar.module.css';

/** A thin line while the next page is on its way; quick pages never show it. */
export function NavigationBar() {
  const { state } = useNavigation();
  return state === 'loading' ? <div className={styles.bar} aria-hidden="true" /> : null;
}
