package dev.piculet.lab.contender;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ValuePathTest {
    @Test
    void aPathIsReadFromTheWholeToThePart() {
        assertEquals("$", ValuePath.ROOT.toString());
        assertEquals(
                "$.persons[3].name",
                ValuePath.ROOT.member("persons").element(3).member("name").toString());
    }

    @Test
    void aMemberMayHaveAnyKeyOfAMap() {
        assertEquals("$.7", ValuePath.ROOT.member(7).toString());
    }
}
