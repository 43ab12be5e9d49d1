package dev.piculet.access.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShownTextTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            https://user:secret@host/path        | https://…@host/path
            https://user:s/e@c?r#t@host/path     | https://…@host/path
            //user@host                          | //…@host
            user:secret@host                     | …@host
            https://host/path?query#fragment     | https://host/path?query#fragment
            a/b                                  | a/b
            """)
    void anAddressIsShownWithoutItsUser(String address, String shown) {
        assertEquals(shown, ShownText.ofAddress(address));
    }

    @Test
    void anyTextMayBeAnAddress() {
        assertEquals("jdbc:x://…@host", ShownText.of("jdbc:x://user:secret@host"));
        assertEquals("user@host", ShownText.of("user@host"));
    }

    @Test
    void aLongTextIsCut() {
        assertEquals("a".repeat(300), ShownText.of("a".repeat(300)));
        assertEquals("a".repeat(300) + "…", ShownText.of("a".repeat(301)));
        assertEquals("http://…@" + "h".repeat(291) + "…", ShownText.ofAddress("http://u@" + "h".repeat(1_000)));
    }
}
