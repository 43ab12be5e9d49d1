package dev.piculet.lab.contenders.access;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.ReferenceTree;
import dev.piculet.lab.contender.TreeDifference;
import dev.piculet.lab.fork.Examination;
import dev.piculet.lab.fork.Examiner;
import dev.piculet.lab.payload.Payloads;
import dev.piculet.lab.payload.access.Account;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AccessTest {
    private static final Payload PAYLOAD = Payloads.create("access", "account", 42L);

    static Stream<Contender> rungs() {
        return Stream.of(
                new DirectContender(),
                new GeneratedContender(),
                new ConstantHandleContender(),
                new ConstantVarHandleContender(),
                new LambdaContender(),
                new VarHandleContender(),
                new HandleContender(),
                new ReflectiveContender());
    }

    @ParameterizedTest
    @MethodSource("rungs")
    void readsItsOwnBytes(Contender rung) {
        Examination examination = Examiner.examine(rung, PAYLOAD, List.of());
        assertNull(examination.unsupported());
        assertNull(examination.writeFailure());
        assertNull(examination.readBackFailure());
    }

    @ParameterizedTest
    @MethodSource("rungs")
    void writesTheSameBytesAsEveryOtherRung(Contender rung) {
        assertArrayEquals(document(new DirectContender()), document(rung));
    }

    @ParameterizedTest
    @MethodSource("rungs")
    void keepsEveryStringAndNull(Contender rung) throws Exception {
        for (String text : new String[] {null, "", "ÿ", "ż", "żółć and 😀", "\uD800"}) {
            Account account = Account.of(7);
            account.setHolder(text);
            account.setNote(text);
            assertKept(rung, account);
        }
    }

    @ParameterizedTest
    @MethodSource("rungs")
    void keepsTheExtremesOfEveryType(Contender rung) throws Exception {
        Account account = new Account();
        account.setId(Long.MIN_VALUE);
        account.setOpened(Long.MAX_VALUE);
        account.setBalance(Double.NEGATIVE_INFINITY);
        account.setInterest(Double.MIN_VALUE);
        account.setBranch(Integer.MIN_VALUE);
        account.setCards(Integer.MAX_VALUE);
        account.setSavings(true);
        assertKept(rung, account);
    }

    @ParameterizedTest
    @MethodSource("rungs")
    void refusesOtherPayloads(Contender rung) {
        Payload other = Payloads.create("objects", "simple", 42L);
        assertEquals(
                "a way to reach the fields of one class, that of suite access",
                Examiner.examine(rung, other, List.of()).unsupported());
    }

    @Test
    void saysWhichFieldIsNotThere() {
        assertEquals(
                "Account has no field 'colour' of the type that is sought.",
                assertThrows(
                                IllegalStateException.class,
                                () -> AccountFields.find("colour", Account.class::getDeclaredField))
                        .getMessage());
    }

    private static byte[] document(Contender rung) {
        return Examiner.examine(rung, PAYLOAD, List.of()).documents().get(0);
    }

    @SuppressWarnings("unchecked")
    private static void assertKept(Contender rung, Account account) throws Exception {
        Binding<Account> binding = (Binding<Account>) rung.bind(PAYLOAD);
        Account read = binding.deserialize(binding.serialize(account));
        assertEquals(Optional.empty(), TreeDifference.betweenValues(ReferenceTree.of(account), ReferenceTree.of(read)));
    }
}
