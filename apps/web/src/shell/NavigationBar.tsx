import { useNavigation } from 'react-router';
import styles from './NavigationBar.module.css';

/** Progress bar during navigation. Quick navigations never show it. */
export function NavigationBar() {
  const { state } = useNavigation();
  return state === 'loading' ? <div className={styles.bar} aria-hidden="true" /> : null;
}
