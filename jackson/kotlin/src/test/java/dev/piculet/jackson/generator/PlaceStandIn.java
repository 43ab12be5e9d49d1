package dev.piculet.jackson.generator;

import dev.piculet.jackson.bytes.ExpectedName;
import dev.piculet.jackson.bytes.ExpectedNames;
import dev.piculet.jackson.generator.StandIns.Name;
import dev.piculet.jackson.generator.StandIns.Parser;
import java.nio.charset.StandardCharsets;

/** Moves the parser of a test by tokens. */
public final class PlaceStandIn {
    private PlaceStandIn() {}

    public static int ahead(Parser window, ExpectedNames names) {
        if (window == null || !(window.ahead(1) instanceof Name next)) {
            return ExpectedNames.UNKNOWN;
        }
        byte[] bytes = ('"' + next.text() + "\": null").getBytes(StandardCharsets.UTF_8);
        return names.find(bytes, 0, bytes.length, /* isFirst= */ true);
    }

    public static int next(Parser in, Parser window, Name name, ExpectedNames names, int place) {
        int ahead = ahead(window, names);
        if (ahead >= 0 && ahead != place) {
            return ahead;
        }
        return ReaderStandIn.isNext(in, name) ? place : ExpectedNames.UNKNOWN;
    }

    /** Moves to any value but a number, unless the parser would fail there. */
    public static int open(Parser in, Parser window, ExpectedName expected, Name name, ExpectedNames names, int place) {
        int next = next(in, window, name, names, place);
        boolean isOther = in.ahead(1) instanceof Number || in.ahead(1) instanceof RuntimeException;
        if (next == place && window != null && !isOther) {
            in.next();
            in.opened++;
        }
        return next;
    }

    public static void advance(Parser in, Parser window) {
        in.next();
    }
}
