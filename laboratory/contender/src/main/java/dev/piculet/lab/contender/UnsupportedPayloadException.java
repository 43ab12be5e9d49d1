package dev.piculet.lab.contender;

/** Says that a contender can't take part in a payload. It is listed as unsupported with this reason, not as wrong. */
public final class UnsupportedPayloadException extends Exception {
    private static final long serialVersionUID = 1L;

    public UnsupportedPayloadException(String reason) {
        super(reason);
    }
}
