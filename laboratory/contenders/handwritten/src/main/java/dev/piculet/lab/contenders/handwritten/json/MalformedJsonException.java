package dev.piculet.lab.contenders.handwritten.json;

/** Says that bytes are not the JSON of a value. */
final class MalformedJsonException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private MalformedJsonException(String message, Throwable cause) {
        super(message, cause);
    }

    static MalformedJsonException expected(String what, int position) {
        return new MalformedJsonException("Expected " + what + " at byte " + position + ".", null);
    }

    static MalformedJsonException cutOff(int length) {
        return new MalformedJsonException("Input ends too early, after " + length + " bytes.", null);
    }

    static MalformedJsonException tooDeep(int most) {
        return new MalformedJsonException("Input has more than " + most + " values in each other.", null);
    }

    static MalformedJsonException refused(RuntimeException cause, int position) {
        return new MalformedJsonException(
                "The text before byte " + position + " is no value: " + cause.getMessage(), cause);
    }
}
