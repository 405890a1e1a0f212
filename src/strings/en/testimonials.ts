export const testimonials = {
  stars: (rating: number, most: number) => `${rating} out of ${most} stars`,
} as const;
