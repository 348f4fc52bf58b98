interface LogoProps {
  size?: number
}

/** The mark: a baton for the stem, the beat that it draws for the bowl. Together a b. (public/logo.svg is its copy.) */
export function Logo({ size = 28 }: LogoProps) {
  return (
    <svg className="logo" width={size} height={size} viewBox="0 0 32 32" aria-hidden>
      <path
        fill="currentColor"
        d="M10.6 17.4C12.4 12.9 15.8 9.9 19.9 9.9 25.1 9.9 29 14 29 19.3 29 25.5 24.2 30.1 18 30.1c-3.3 0-6-1-8.2-2.7l1.3-2.1c1.8 1.4 4 2.1 6.4 2.1 4.6 0 7.8-3.3 7.8-7.8 0-4.3-2.6-7.5-6.4-7.5-3.2 0-6.2 1.9-8.3 5.3Z"
      />
      <path
        className="logo-baton"
        transform="translate(15.9 .9) rotate(19)"
        fill="currentColor"
        d="M-.6.6a.6.6 0 0 1 1.2 0L1.15 21.6C2.5 22.6 2.9 24.4 2.75 26.3 2.5 29 1.5 30.5 0 30.5S-2.5 29-2.75 26.3C-2.9 24.4-2.5 22.6-1.15 21.6Z"
      />
    </svg>
  )
}
