package dev.piculet.lab.payload.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonTextTest {
    private static Map<String, Object> members() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("b", List.of(1, -2.5, true));
        members.put("a", null);
        members.put("c", Map.of());
        members.put("d", Map.of("e", List.of()));
        return members;
    }

    @Test
    void membersKeepTheirOrderAndHaveNoBlanksBetween() {
        assertEquals("{\"b\":[1,-2.5,true],\"a\":null,\"c\":{},\"d\":{\"e\":[]}}", JsonText.of(members()));
    }

    @Test
    void aPrettyTextHasALineForEachPart() {
        String expected = """
                {
                  "b" : [
                    1,
                    -2.5,
                    true
                  ],
                  "a" : null,
                  "c" : {},
                  "d" : {
                    "e" : []
                  }
                }""";
        assertEquals(expected, JsonText.pretty(members()));
    }

    @Test
    void onlyWhatMustBeEscapedIsEscaped() {
        assertEquals("\"a\\\"b\\\\c\\nd\\u0001/é東🎬\"", JsonText.of("a\"b\\c\nd\u0001/é東🎬"));
    }
}
