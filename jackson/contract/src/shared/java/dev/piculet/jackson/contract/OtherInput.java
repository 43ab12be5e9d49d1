package dev.piculet.jackson.contract;

import java.util.List;

/** Classes that are read from any parser: by a creator, by setters, and by more methods of generated code than one. */
final class OtherInput {
    private OtherInput() {}

    record Part(Integer a, String b, Integer c, Integer d) {}

    static final class Bean {
        public int a;
        public String b;
        public Part part;
        public int c;
        public int d;

        @Override
        public String toString() {
            return a + b + part + c + d;
        }
    }

    record Whole(Integer a, Part part, List<Part> parts, Bean bean, List<Bean> beans, Integer d) {}

    record Wide(
            Integer a,
            Integer b,
            Integer c,
            Integer d,
            Integer e,
            Integer f,
            Integer g,
            Integer h,
            Integer i,
            Integer j,
            Integer k,
            Integer l,
            Integer m,
            Integer n,
            Integer o,
            Integer p,
            Integer q,
            Integer r,
            Integer s,
            Integer t,
            Integer u,
            Integer v,
            Integer w,
            Integer x,
            Integer y,
            Integer z) {}
}
