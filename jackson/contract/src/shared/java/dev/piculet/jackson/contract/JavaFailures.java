package dev.piculet.jackson.contract;

/** Classes that fail by themselves. */
final class JavaFailures {
    private JavaFailures() {}

    /** Can't be made. */
    static class Fragile {
        public int a;

        Fragile() {
            throw new IllegalStateException("never");
        }
    }

    /** A getter that fails for some values. */
    static class Failing {
        public int a;
        private int b;

        public int getB() throws Exception {
            if (b % 3 == 1) {
                throw new Exception("one more");
            }
            if (b % 3 == 2) {
                throw new IllegalStateException("two more");
            }
            return b;
        }

        public void setB(int b) {
            this.b = b;
        }

        @Override
        public String toString() {
            return JavaText.of(this);
        }
    }
}
