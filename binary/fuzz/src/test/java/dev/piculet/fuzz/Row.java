package dev.piculet.fuzz;

import static dev.piculet.fuzz.Outcome.LIMIT;
import static dev.piculet.fuzz.Outcome.MALFORMED;
import static dev.piculet.fuzz.Outcome.MISMATCH;
import static dev.piculet.fuzz.Outcome.UNSUPPORTED;
import static dev.piculet.fuzz.Outcome.VALUE;

import java.util.List;

/** Kinds of cases to count. In a long run each must end at least once in every way listed with it. */
enum Row {
    // Readers of random schemas.
    TREE(VALUE, MALFORMED, LIMIT),
    OBJECTS(VALUE, MALFORMED, MISMATCH, LIMIT),
    FRAMES(VALUE, MALFORMED, MISMATCH),
    OLDER(VALUE, MALFORMED, MISMATCH),
    OLDER_TWINS(VALUE, MALFORMED, MISMATCH),
    INSPECTOR(VALUE),
    REORDERED(VALUE, MALFORMED),
    // Sources of random schemas.
    TOWERS(VALUE, MALFORMED),
    CHAINS(VALUE, MALFORMED),
    FROM_NOTHING(VALUE, MALFORMED),
    OWN_CHANGED(VALUE, MALFORMED, MISMATCH),
    SWAPPED_DEFINITIONS(MALFORMED),
    // Objects of our own.
    WRITTEN(VALUE),
    OWN(VALUE, MALFORMED),
    // Changes of bytes.
    UNCHANGED(VALUE),
    FLIPPED(VALUE, MALFORMED),
    EXCHANGED(VALUE, MALFORMED),
    CUT(MALFORMED),
    SPLICED(VALUE, MALFORMED),
    REPEATED(MALFORMED),
    EXTREME_NUMBERS(VALUE, MALFORMED),
    SWAPPED(VALUE, MALFORMED),
    // Ways in which bytes are given.
    ARRAY(VALUE, MALFORMED),
    PART_OF_ARRAY(VALUE, MALFORMED),
    WINDOW_OF_BUFFER(VALUE, MALFORMED),
    DIRECT_BUFFER(VALUE, MALFORMED),
    READ_ONLY_BUFFER(VALUE, MALFORMED),
    INPUT(VALUE, MALFORMED),
    // Streams.
    BYTE_BY_BYTE(VALUE, MALFORMED),
    IN_PIECES(VALUE, MALFORMED),
    IN_STREAM(VALUE, MALFORMED),
    // Graphs of objects.
    TREES(VALUE),
    LOOPS(UNSUPPORTED),
    SHALLOW(VALUE, LIMIT, UNSUPPORTED),
    GRAPHS(VALUE, UNSUPPORTED),
    DESCRIBED_GRAPHS(VALUE, UNSUPPORTED),
    // Colliding keys.
    SETS(VALUE, MALFORMED, LIMIT),
    MAPS(VALUE, MALFORMED, LIMIT),
    DESCRIBED_KEYS(VALUE, LIMIT),
    // Limits of all kinds.
    LIMITED(VALUE, LIMIT),
    LIMITED_DESCRIBED(VALUE, LIMIT),
    LIMITED_TREE(VALUE, LIMIT);

    private final List<Outcome> outcomes;

    Row(Outcome... outcomes) {
        this.outcomes = List.of(outcomes);
    }

    /** The ways in which some of many cases end. */
    List<Outcome> outcomes() {
        return outcomes;
    }
}
