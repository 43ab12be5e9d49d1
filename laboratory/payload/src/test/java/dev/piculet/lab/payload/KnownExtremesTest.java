package dev.piculet.lab.payload;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import org.junit.jupiter.api.Test;

class KnownExtremesTest {
    private final KnownExtremes known = new KnownExtremes(7);

    @Test
    void allFormsOfATextShareTheExtremesOfItsValues() {
        List<?> text = known.of("java", "creator-8");
        assertSame(text, known.of("java", "creator-8-bytes"));
        assertSame(text, known.of("java", "creator-8-stream"));
    }

    @Test
    void valuesOfTheSameClassThatDifferHaveExtremesOfTheirOwn() {
        assertNotSame(known.of("objects", "media"), known.of("objects", "media-cjk"));
    }

    @Test
    void theSeedDecidesThem() {
        List<String> once =
                known.of("java", "creator-8").stream().map(Object::toString).toList();
        List<String> again = new KnownExtremes(7)
                .of("java", "creator-8").stream().map(Object::toString).toList();
        assertEquals(once, again);
    }

    @Test
    void aStrangersClassHasNone() {
        assertEquals(List.of(), known.of("try", "anything"));
    }
}
