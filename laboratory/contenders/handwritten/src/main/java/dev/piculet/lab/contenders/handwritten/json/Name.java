package dev.piculet.lab.contenders.handwritten.json;

/**
 * The name of a member, as it stands in documents without blanks.
 *
 * @param first behind the brace of an object
 * @param next behind the comma after another member
 */
record Name(Pattern first, Pattern next) {
    static Name of(String text) {
        return new Name(Pattern.of("{\"" + text + "\":"), Pattern.of(",\"" + text + "\":"));
    }
}
