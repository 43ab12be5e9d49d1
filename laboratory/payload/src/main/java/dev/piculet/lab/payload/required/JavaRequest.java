package dev.piculet.lab.payload.required;

/** The Java twin of {@link KotlinRequest}: the same fields and accessors. */
public class JavaRequest {
    private String sessionId;
    private String token;
    private Integer operatorId;
    private Integer gameId;
    private String username;
    private Boolean isPromotion;
    private String transactionKey;
    private long debit;
    private long credit;

    public String getSessionId() {
        return sessionId;
    }

    public void setSessionId(String sessionId) {
        this.sessionId = sessionId;
    }

    public String getToken() {
        return token;
    }

    public void setToken(String token) {
        this.token = token;
    }

    public Integer getOperatorId() {
        return operatorId;
    }

    public void setOperatorId(Integer operatorId) {
        this.operatorId = operatorId;
    }

    public Integer getGameId() {
        return gameId;
    }

    public void setGameId(Integer gameId) {
        this.gameId = gameId;
    }

    public String getUsername() {
        return username;
    }

    public void setUsername(String username) {
        this.username = username;
    }

    public Boolean isPromotion() {
        return isPromotion;
    }

    public void setPromotion(Boolean isPromotion) {
        this.isPromotion = isPromotion;
    }

    public String getTransactionKey() {
        return transactionKey;
    }

    public void setTransactionKey(String transactionKey) {
        this.transactionKey = transactionKey;
    }

    public long getDebit() {
        return debit;
    }

    public void setDebit(long debit) {
        this.debit = debit;
    }

    public long getCredit() {
        return credit;
    }

    public void setCredit(long credit) {
        this.credit = credit;
    }
}
