import { Box, Image, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#ui/theme/brand-context.tsx';
import classes from './sign-in-layout.module.css';

/** Two halves: the company's picture (or a quiet road in its colour) and the form. On a phone only the form. */
export function SignInLayout({
  title,
  text,
  children,
}: {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslation();
  const { brand } = useBrand();
  return (
    <div className={classes.page}>
      <aside className={classes.picture} aria-hidden>
        {brand.background ? <Image src={brand.background} alt="" className={classes.background ?? ''} /> : <Road />}
        <Text className={classes.claim ?? ''}>{t('session.claim')}</Text>
      </aside>
      <Box component="main" className={classes.form}>
        <Stack gap="lg" w="100%" maw="28rem">
          <Stack gap="xs">
            <div className={classes.company}>
              {(brand.logo || !brand.name) && (
                <Image
                  src={brand.logo ?? '/favicon.svg'}
                  alt={brand.name ? '' : t('session.product')}
                  className={classes.logo ?? ''}
                  data-own={brand.logo ? true : undefined}
                  fit="contain"
                />
              )}
              {brand.name && <Text className={classes.name ?? ''}>{brand.name}</Text>}
            </div>
            <Title order={1}>{title}</Title>
            {text ? <Text c="dimmed">{text}</Text> : null}
          </Stack>
          {children}
        </Stack>
      </Box>
    </div>
  );
}

/** Hills and a road that climbs over them, drawn in shades of the brand. */
function Road(): ReactNode {
  return (
    <svg viewBox="0 0 800 1000" preserveAspectRatio="xMidYMax slice" className={classes.background} aria-hidden="true">
      <rect width="800" height="1000" className={classes.sky} />
      <circle cx="590" cy="270" r="92" className={classes.sun} />
      <path d="M0 560 Q150 420 320 520 T640 450 T800 520 V1000 H0Z" className={classes.far} />
      <path d="M0 690 Q200 560 420 660 T800 610 V1000 H0Z" className={classes.middle} />
      <path d="M0 820 Q260 720 520 800 T800 770 V1000 H0Z" className={classes.near} />
      <path
        d="M330 1000 Q380 880 470 830 Q560 775 500 715 Q455 670 520 632 L532 636 Q490 672 530 712 Q610 785 520 850 Q470 890 470 1000Z"
        className={classes.road}
      />
    </svg>
  );
}
